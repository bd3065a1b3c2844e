import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { parseResource, type ResourceRow } from '../../domain/resource';

/** What a visitor reads: the catalogue and a resource, with nothing of Firebase's code. */

export const listCatalogResources = () => readCatalog<ResourceRow>('resource');

/** Null when there is no such resource, or none for everybody. */
export const readResource = (id: string) => readAs(`resources/${id}`, parseResource);
