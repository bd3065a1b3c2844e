import { runMutation } from '../tests/support/net/mutation';

/** `npm run mutation`: which slips in the rules files no permission table would notice; docs/security.md explains. */
let survivors = 0;
for (const file of ['firestore', 'storage'] as const) {
  const started = Date.now();
  const result = runMutation(file);
  survivors += result.survivors.length;
  const killed = result.total - result.survivors.length;
  console.log(
    `${file}.rules: ${killed} of ${result.total} mutants killed in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  for (const survivor of result.survivors) console.log(`  survived: ${survivor}`);
}
