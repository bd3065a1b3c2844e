import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
import type { Resource } from '../../domain/resource';
import type {
  CreateResourceInput,
  SetResourcePublishedInput,
  UpdateResourceInput,
} from '../../domain/resourceForm';
import type { SavedVersion } from '../../domain/saving';
import {
  createResource,
  listResources,
  readResourceForEdit,
  removeResource,
  type ResourceListRequest,
  setResourcePublished,
  updateResource,
} from './adminResourceDocs';

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;

const afterChange = (id: string) => [
  { type: 'Resource' as const, id },
  { type: 'Resource' as const, id: 'LIST' },
  { type: 'Catalog' as const, id: 'resource' },
  'Audit' as const,
];

const saved = () => notify({ success: () => ({ title: 'Study resource saved' }) });

const adminResourceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listResources: build.query<Page<Resource>, ResourceListRequest>({
      queryFn: call(listResources, { access: 'user' }),
      providesTags: [{ type: 'Resource', id: 'LIST' }],
    }),
    exportResources: build.query<Page<Resource>, ResourceListRequest>(exportQuery(listResources)),
    // An editor starts from what is stored now: nothing is kept, and nothing behind an open form is read again.
    getResourceForEdit: build.query<Resource | null, string>({
      queryFn: call(readResourceForEdit, { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    createResource: build.mutation<SavedVersion, CreateResourceInput>({
      queryFn: call(createResource, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: saved(),
    }),
    updateResource: build.mutation<SavedVersion, UpdateResourceInput>({
      queryFn: call(updateResource, CALLABLE),
      invalidatesTags: (_result, error, { id }) => (error ? [] : afterChange(id)),
      onQueryStarted: saved(),
    }),
    setResourcePublished: build.mutation<void, SetResourcePublishedInput>({
      queryFn: call(setResourcePublished, CALLABLE),
      invalidatesTags: (_result, _error, { id }) => afterChange(id),
      onQueryStarted: notify({
        success: ({ isPublished }) => ({
          title: isPublished ? 'The resource is on the site' : 'The resource is hidden',
        }),
        failure: ({ message }) => ({ title: 'Failed to change the resource', description: message }),
      }),
    }),
    deleteResource: build.mutation<void, string>({
      queryFn: call(removeResource, CALLABLE),
      invalidatesTags: (_result, _error, id) => afterChange(id),
      onQueryStarted: notify({
        success: () => ({ title: 'Study resource deleted' }),
        failure: ({ message }) => ({ title: 'Failed to delete the study resource', description: message }),
      }),
    }),
  }),
});

export const {
  useListResourcesQuery,
  useLazyExportResourcesQuery,
  useGetResourceForEditQuery,
  useCreateResourceMutation,
  useUpdateResourceMutation,
  useSetResourcePublishedMutation,
  useDeleteResourceMutation,
} = adminResourceApi;
