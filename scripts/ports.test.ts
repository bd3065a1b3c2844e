import { portsFor } from './ports';

it('moves every part by the same offset', () => {
  expect(portsFor(0)).toMatchObject({ site: 5173, firestore: 8080 });
  expect(portsFor(1200)).toMatchObject({ site: 6373, firestore: 9280 });
});

it('refuses an offset that puts a part where no browser may call', () => {
  expect(() => portsFor(2000)).toThrow('SOMO_PORT_OFFSET=2000 moves firestore to port 10080');
});
