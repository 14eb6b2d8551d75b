import { Page } from '../components/page';
import { Loading } from '../components/states';
import { useLoaded } from '../service/rpm';

type FurtherPages = typeof import('./further-pages').FURTHER_PAGES;

/** The pages, once the browser has loaded their script. */
let loadedPages: FurtherPages | undefined;

async function loadPages(): Promise<FurtherPages> {
  loadedPages = (await import('./further-pages')).FURTHER_PAGES;
  return loadedPages;
}

interface Properties {
  page: keyof FurtherPages;
  /** Id that the address contains. */
  id?: number;
}

/**
 * Shows a page that people who care for patients seldom open, such as those about sources, webhooks and keys. The browser loads the script of these pages with the
 * first of them.
 */
export function FurtherPage({ page, id = 0 }: Properties) {
  const { data = loadedPages, error } = useLoaded(loadPages, 'further pages');
  if (data) {
    const Shown = data[page];
    return <Shown id={id} />;
  }
  return (
    <Page title="Console">
      {error === undefined ? (
        <Loading />
      ) : (
        <div class="state problem" role="alert">
          <p>This page could not be loaded: the console was updated, or the service cannot be reached at the moment.</p>
          <button type="button" onClick={() => location.reload()}>
            Load the page anew
          </button>
        </div>
      )}
    </Page>
  );
}
