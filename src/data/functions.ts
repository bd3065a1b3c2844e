import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { REGION } from '../domain/region';
import { env } from '../env';
import { app } from './app';
import { EMULATOR_HOST } from './firebase';

const functions = getFunctions(app, REGION);

if (env.emulators) connectFunctionsEmulator(functions, EMULATOR_HOST, env.emulators.functions);

export async function invoke<Input, Output>(name: string, input: Input): Promise<Output> {
  const result = await httpsCallable<Input, Output>(functions, name)(input);
  return result.data;
}
