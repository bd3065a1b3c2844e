import { SteadyClock } from './steadyClock';

let steady = 0;
let device = 0;

beforeEach(() => {
  steady = 5000;
  device = Date.UTC(2010, 0, 1);
  jest.spyOn(performance, 'now').mockImplementation(() => steady);
  jest.spyOn(Date, 'now').mockImplementation(() => device);
});
afterEach(() => jest.restoreAllMocks());

const SERVER = Date.UTC(2026, 4, 4, 9);

it('counts on from the server’s clock, whatever year the device believes in', () => {
  const clock = new SteadyClock({ now: SERVER, heard: 4000 });
  expect(clock.now()).toBe(SERVER + 1000);
  steady += 30_000;
  device += 30_000;
  expect(clock.now()).toBe(SERVER + 31_000);
  expect(clock.isDoubtful()).toBe(false);
});

it.each([-3_600_000, 3_600_000])(
  'does not move when the device’s clock is set by %d ms, and asks',
  (change) => {
    const clock = new SteadyClock({ now: SERVER, heard: 5000 });
    device += change;
    expect(clock.now()).toBe(SERVER);
    expect(clock.isDoubtful()).toBe(true);
    clock.hear({ now: SERVER + 10, heard: 5000 });
    expect(clock.isDoubtful()).toBe(false);
  },
);

it('asks after a sleep, in which its steady timer stood still', () => {
  const clock = new SteadyClock({ now: SERVER, heard: 5000 });
  steady += 100;
  device += 600_000;
  expect(clock.isDoubtful()).toBe(true);
});
