import { invalid } from './errors';
import { relativePath } from './path';
import type { Fields, StoredDocument, Value } from './value';

const maxDocumentBytes = 1_048_576;

/** The size as Firestore bills it: https://firebase.google.com/docs/firestore/storage-size */
export function documentSize(document: StoredDocument): number {
  return nameSize(document.name) + fieldsSize(document.fields) + 32;
}

export function checkDocumentSize(document: StoredDocument): void {
  const size = documentSize(document);
  if (size > maxDocumentBytes) {
    throw invalid(
      `Document "${document.name}" cannot be written because its size (${size.toLocaleString('en')} bytes) ` +
        `exceeds the maximum allowed size of ${maxDocumentBytes.toLocaleString('en')} bytes.`,
    );
  }
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function nameSize(name: string): number {
  return relativePath(name)
    .split('/')
    .reduce((sum, segment) => sum + textSize(segment), 16);
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce((sum, [key, value]) => sum + textSize(key) + valueSize(value), 0);
}

function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return value.arrayValue.values.reduce((sum, item) => sum + valueSize(item), 0);
  return 'mapValue' in value ? fieldsSize(value.mapValue.fields) : 8;
}
