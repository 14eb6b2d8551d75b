import { statement, unnamedStatement, valuesOf } from './statement';

describe('statement', () => {
  const MOVE = statement<{ deviceId: number; patientId: number | null }>({
    name: 'move-device',
    text: 'update device set patient_id = $patientId where organization_id = $organizationId and (id = $deviceId or $patientId is null)',
  });

  it('numbers its parameters in the order in which the SQL names them first', () => {
    expect(MOVE).toEqual({
      name: 'move-device',
      text: 'update device set patient_id = $1 where organization_id = $2 and (id = $3 or $1 is null)',
      parameters: ['patientId', 'organizationId', 'deviceId'],
    });
  });

  it('takes its organization from the scope in which it runs, unless an argument names another one', () => {
    const args = { deviceId: 7, patientId: null };
    expect(valuesOf(MOVE, args, 1)).toEqual([null, 1, 7]);
    expect(valuesOf(MOVE, { ...args, organizationId: 2 } as typeof args, 1)).toEqual([null, 2, 7]);
  });

  it('is rejected if one of its arguments is missing', () => {
    const lacking = { patientId: 3 } as { deviceId: number; patientId: number };
    expect(() => valuesOf(MOVE, lacking, 1)).toThrow('The statement move-device has no argument for its parameter $deviceId.');
    expect(() => valuesOf(MOVE, { deviceId: 7, patientId: 3 })).toThrow('$organizationId');
  });

  it('cannot be built from SQL that already contains parameters with numbers, because the numbers would belong to other parameters', () => {
    expect(() => unnamedStatement(`${MOVE.text} and version = $version`)).toThrow('has a number instead of a name');
  });
});
