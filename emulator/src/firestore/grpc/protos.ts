import protobuf, { type INamespace, type Method, type Type } from 'protobufjs';
import descriptor from '@google-cloud/firestore/build/protos/v1.json';

// Node finds no named exports in it when the source runs unbundled.
const { Field, Root, util } = protobuf;

/** Firestore's service definition, as the Admin SDK carries it. */
export const root = Root.fromJSON(descriptor as INamespace);

// Without it protobufjs rounds 64-bit integers silently.
if (!util.Long)
  throw new Error('protobufjs has found no Long: the package "long" is missing from node_modules.');

const packageName = 'google.firestore.v1';

export const serviceName = `${packageName}.Firestore`;

export function serviceMethods(): Method[] {
  return root.lookupService(serviceName).methodsArray;
}

export function messageType(name: string): Type {
  return root.lookupType(name.includes('.') ? name : `${packageName}.${name}`);
}

// The Admin SDK never sends it and so leaves it out; the client SDKs' transactions do.
messageType('Write').add(new Field('verify', 5, 'string'));

/** What Firestore triggers receive; its Document has the same field numbers as the API's. */
export const documentEventData = new protobuf.Type('DocumentEventData')
  .add(new Field('value', 1, `${packageName}.Document`))
  .add(new Field('oldValue', 2, `${packageName}.Document`))
  .add(new Field('updateMask', 3, `${packageName}.DocumentMask`));
root.add(documentEventData);
