import { logger } from 'firebase-functions';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { app } from './firebase';

/**
 * Firebase Auth's own mail with a link to set a password, asked for as the site's own page does. The Admin SDK can only
 * make the link; somebody would have to send it.
 */
export async function sendPasswordMail(email: string, continueUrl: string): Promise<boolean> {
  try {
    const response = await fetch(mailUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email, continueUrl }),
    });
    if (response.ok) return true;
    logger.error('password mail refused', { status: response.status, answer: await response.text() });
  } catch (error) {
    logger.error('password mail failed', { error: String(error) });
  }
  return false;
}

const project = () => process.env.GCLOUD_PROJECT ?? '';
const emulator = () => process.env.FIREBASE_AUTH_EMULATOR_HOST;

function mailUrl(): string {
  const host = emulator();
  const service = host
    ? `http://${host}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  return `${service}/v1/projects/${project()}/accounts:sendOobCode`;
}

async function accessToken(): Promise<string> {
  if (emulator()) return 'owner';
  const token = await app.options.credential?.getAccessToken();
  return token?.access_token ?? '';
}

/** Where the mail's link leads in the end. Auth refuses addresses outside the project's authorised domains. */
export function siteRoot({ rawRequest }: CallableRequest): string {
  const { origin } = rawRequest.headers;
  return origin && URL.canParse(origin) ? new URL('/', origin).href : `https://${project()}.web.app/`;
}
