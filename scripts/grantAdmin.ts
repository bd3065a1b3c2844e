import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { grantAdmin } from './grantRole';
import { adminEnv, PROJECT_ID } from './localConfig';
import { answers, offsetFromEnv, portsFor } from './ports';

/**
 * `npm run grant-admin -- EMAIL`: makes somebody an administrator in the local suite that runs.
 * `npm run grant-admin -- EMAIL --project ID`: in a real project, with the credentials of whoever runs it.
 */

const USAGE = 'Use it like this: npm run grant-admin -- EMAIL [--project ID]';

function readArguments(): { email: string; project: string | null } {
  const words = process.argv.slice(2);
  const at = words.indexOf('--project');
  const project = at < 0 ? null : (words.splice(at, 2)[1] ?? '');
  const [email, ...more] = words;
  if (!email?.includes('@') || more.length > 0 || project === '') throw new Error(USAGE);
  return { email, project };
}

async function useLocalSuite(): Promise<void> {
  const ports = portsFor(offsetFromEnv(0));
  if (!(await answers(ports.auth)) || !(await answers(ports.firestore))) {
    throw new Error(
      `No local suite answers at port ${ports.auth}. Run npm start first, or name a real project with --project ID.`,
    );
  }
  Object.assign(process.env, adminEnv(ports));
}

async function run(): Promise<void> {
  const { email, project } = readArguments();
  if (project === null) await useLocalSuite();
  const app = initializeApp(
    project === null ? { projectId: PROJECT_ID } : { projectId: project, credential: applicationDefault() },
  );
  const name = await grantAdmin(app, email);
  console.log(
    `${name} is an administrator now. An open page shows it within five minutes, or after a reload.`,
  );
}

function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/default credentials|invalid_grant|invalid-credential/i.test(text)) {
    return `${text}\nSign in first: gcloud auth application-default login`;
  }
  return text;
}

run().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
