import { api, call, late } from './api';
import type { VoiceStanding } from './standingDocs';

const docs = late(() => import('./standingDocs'));

const standingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVoiceStanding: build.query<VoiceStanding, string>({
      queryFn: call(docs('readVoiceStanding'), { access: 'user' }),
      providesTags: ['Standing'],
    }),
  }),
});

export const { useGetVoiceStandingQuery } = standingApi;
