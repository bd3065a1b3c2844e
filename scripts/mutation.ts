import { runMutation } from '../tests/support/net/mutation';

/** `npm run mutation`: which slips in the rules files no permission table would notice; docs/security.md explains. */
const LEAST_KILLED = 0.95;

for (const file of ['firestore', 'storage'] as const) {
  const { total, survivors } = runMutation(file);
  const killed = total - survivors.length;
  console.log(`${file}.rules: ${killed} of ${total} mutants killed`);
  for (const survivor of survivors) console.log(`  survived: ${survivor}`);
  if (killed < LEAST_KILLED * total) process.exitCode = 1;
}
