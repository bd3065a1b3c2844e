import { api, call } from '../../data/api';
import { EMULATOR_HOST } from '../../data/firebase';
import { env } from '../../env';

/** Local runs only: the Auth emulator sends no mail, it lists what it would have sent. */
export interface DevMail {
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | (string & {});
  email: string;
  link: string;
}

interface OobCode {
  requestType: string;
  email: string;
  oobLink: string;
}

async function listDevMails(): Promise<DevMail[]> {
  if (!env.emulators) return [];
  const base = `http://${EMULATOR_HOST}:${env.emulators.auth}/emulator/v1/projects/${env.firebase.projectId}`;
  const { oobCodes = [] } = (await (await fetch(`${base}/oobCodes`)).json()) as { oobCodes?: OobCode[] };
  return oobCodes
    .map(({ requestType, email, oobLink }) => ({ kind: requestType, email, link: oobLink }))
    .reverse();
}

const devMailApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDevMails: build.query<DevMail[], void>({ queryFn: call(listDevMails), keepUnusedDataFor: 0 }),
  }),
});

export const { useListDevMailsQuery } = devMailApi;
