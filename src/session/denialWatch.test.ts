import { makeStore } from '../../tests/support/store';
import { api } from '../data/api';
import { sessionChanged } from './sessionSlice';
import { loadSession } from './start';

jest.mock('./start');

const checkStanding = jest.fn().mockResolvedValue(undefined);

const failingApi = api.injectEndpoints({
  endpoints: (build) => ({
    failWith: build.mutation<null, string>({ queryFn: (code) => ({ error: { code, message: 'No' } }) }),
  }),
});

const user = {
  uid: 'asha',
  email: 'a@shule.example',
  displayName: 'Asha',
  emailVerified: true,
  role: 'teacher',
};

async function denied(code: string, isSignedIn = true) {
  const store = makeStore();
  store.dispatch(sessionChanged(isSignedIn ? (user as never) : null));
  await store.dispatch(failingApi.endpoints.failWith.initiate(code));
}

beforeEach(() => {
  checkStanding.mockClear();
  jest.mocked(loadSession).mockResolvedValue({ checkStanding } as never);
});

test.each(['permission-denied', 'unauthenticated', 'unauthorized'])(
  '%s makes the session ask',
  async (code) => {
    await denied(code);
    expect(checkStanding).toHaveBeenCalledWith('denial');
  },
);

test('another error does not, nor does a denied visitor', async () => {
  await denied('not-found');
  await denied('permission-denied', false);
  expect(checkStanding).not.toHaveBeenCalled();
});
