export { columnsByTable, LANDED, restoreLandedDatabase, tableDigestsOf } from './landed-databases';
