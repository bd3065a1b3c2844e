import { RulesError } from '../values/errors';
import { show } from '../values/format';
import type { RulesService } from '../types';
import { typeName, type TypeName, type Value } from '../values/values';
import { constraintMethods, listMethods, mapDiffMethods, mapMethods, setMethods } from './collections';
import { conversions } from './convert';
import { firestoreFunctions, storagePackage, type Documents } from './documents';
import { fn, type Method, type Methods, type RulesFunction } from './method';
import { hashingPackage, mathPackage } from './numbers';
import { latLngMethods, latLngPackage, pathMethods } from './places';
import { bytesMethods, stringMethods } from './text';
import { durationMethods, durationPackage, timestampMethods, timestampPackage } from './times';

/** What a rules source may call: `name()`, and `package.name()` where no variable has the package's name. */
export interface Library {
  functions: ReadonlyMap<string, RulesFunction>;
  packages: ReadonlyMap<string, Record<string, RulesFunction>>;
}

/** The library of one request; only its look-ups differ from request to request. */
export function libraryOf(service: RulesService, documents: Documents): Library {
  const functions = new Map([...Object.entries(conversions), ['debug', debug] as const]);
  const packages = new Map(Object.entries(commonPackages));
  if (service === 'firebase.storage') packages.set('firestore', storagePackage(documents));
  else for (const [name, call] of Object.entries(firestoreFunctions(documents))) functions.set(name, call);
  return { functions, packages };
}

const commonPackages: Record<string, Record<string, RulesFunction>> = {
  math: mathPackage,
  hashing: hashingPackage,
  timestamp: timestampPackage,
  duration: durationPackage,
  latlng: latLngPackage,
};

/** Names before a dot that are no values. */
export const PACKAGES: readonly string[] = [...Object.keys(commonPackages), 'firestore'];

const debug = fn(1, ([value]) => {
  // To stderr: the Storage host speaks its protocol on stdout.
  console.error(`rules debug: ${show(value ?? null)}`);
  return value ?? null;
});

/** Each table's methods only ever meet values of the type that it is listed under, so the cast is safe. */
function table<Self extends Value>(methods: Methods<Self>): ReadonlyMap<string, Method<Value>> {
  return new Map(Object.entries(methods as unknown as Methods<Value>));
}

const methodTables: ReadonlyMap<TypeName, ReadonlyMap<string, Method<Value>>> = new Map([
  ['string', table(stringMethods)],
  ['bytes', table(bytesMethods)],
  ['timestamp', table(timestampMethods)],
  ['duration', table(durationMethods)],
  ['latlng', table(latLngMethods)],
  ['path', table(pathMethods)],
  ['list', table(listMethods)],
  ['set', table(setMethods)],
  ['map', table(mapMethods)],
  ['map_diff', table(mapDiffMethods)],
  ['partly known value', table(constraintMethods)],
]);

export function callMethod(object: Value, name: string, args: readonly Value[]): Value {
  const found = methodTables.get(typeName(object))?.get(name);
  if (!found)
    throw new RulesError(object === null ? `null has no ${name}()` : `${typeName(object)} has no ${name}()`);
  if (found.arity !== args.length) throw new RulesError(`${name}() takes ${found.arity} arguments`);
  return found.call(object, args);
}

/** How many arguments a method of that name takes, for each type that has one; empty: no type has it. */
export function methodArities(name: string): number[] {
  return [...methodTables.values()].flatMap((methods) => methods.get(name)?.arity ?? []);
}
