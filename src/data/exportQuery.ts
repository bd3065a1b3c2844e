import type { Page } from '../domain/page';
import { call } from './api';
import { notify } from './notice';

/** The endpoint that reads a list's pages for a file: not kept, and a failure is the export's. */
export const exportQuery = <Request, Row>(list: (request: Request) => Promise<Page<Row>>) => ({
  queryFn: call(list, { access: 'user' }),
  keepUnusedDataFor: 0,
  onQueryStarted: notify<Request, Page<Row>>({
    failure: ({ message }) => ({ title: 'The export failed', description: message }),
  }),
});
