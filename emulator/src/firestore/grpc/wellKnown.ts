import type { Type } from 'protobufjs';
import { invalid } from '../errors';
import { root } from './protos';

/** A message that has a JSON form of its own. */
interface WellKnown {
  toJson: (message: object) => unknown;
  fromJson: (json: unknown) => Record<string, unknown>;
}

const wrapper: WellKnown = {
  toJson: (message) => ('value' in message ? message.value : 0),
  fromJson: (json) => ({ value: json }),
};

/** By type, not by name: a type works its full name out each time that it is asked. */
export const wellKnown: ReadonlyMap<Type, WellKnown> = new Map<Type, WellKnown>([
  [root.lookupType('google.protobuf.Timestamp'), { toJson: timestampToJson, fromJson: timestampFromJson }],
  [root.lookupType('google.protobuf.Int32Value'), wrapper],
  [
    root.lookupType('google.protobuf.Int64Value'),
    { ...wrapper, toJson: (message) => String(wrapper.toJson(message)) },
  ],
  [root.lookupType('google.protobuf.DoubleValue'), wrapper],
]);

function timestampToJson(message: object): string {
  const seconds = 'seconds' in message ? Number(message.seconds) : 0;
  const nanos = 'nanos' in message ? Number(message.nanos) : 0;
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) throw invalid(`The timestamp of ${seconds} seconds is out of range.`);
  return date.toISOString().replace('.000Z', `.${String(nanos).padStart(9, '0')}Z`);
}

function timestampFromJson(json: unknown): Record<string, unknown> {
  const text = String(json);
  const point = text.indexOf('.');
  const fraction = point === -1 ? '' : text.slice(point + 1, -1);
  return {
    seconds: Math.floor(Date.parse(text) / 1000),
    nanos: Number(fraction.padEnd(9, '0').slice(0, 9)),
  };
}
