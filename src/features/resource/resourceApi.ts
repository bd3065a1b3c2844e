import { api, call } from '../../data/api';
import type { Resource, ResourceRow } from '../../domain/resource';
import { listCatalogResources, readResource } from './resourcePublic';

const resourceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogResources: build.query<ResourceRow[], void>({
      queryFn: call(listCatalogResources),
      providesTags: [{ type: 'Catalog', id: 'resource' }],
    }),
    getResource: build.query<Resource | null, string>({
      queryFn: call(readResource),
      providesTags: (_result, _error, id) => [{ type: 'Resource', id }],
    }),
  }),
});

export const { useListCatalogResourcesQuery, useGetResourceQuery } = resourceApi;
