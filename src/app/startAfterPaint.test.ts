import { startAfterPaint } from './startAfterPaint';

const started = jest.fn();
jest.mock('http://localhost/assets/site-1.js', () => started(), { virtual: true });

const SHELL = '<link rel="modulepreload" data-start href="http://localhost/assets/site-1.js">';

let isHidden = false;
let paint: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  started.mockReset();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.head.innerHTML = SHELL;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    paint = () => frame(0);
    return 1;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("leaves the site's code alone until the shell is on the screen", async () => {
  startAfterPaint(document);
  await jest.advanceTimersByTimeAsync(100);
  expect(started).not.toHaveBeenCalled();
  paint();
  expect(started).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toHaveBeenCalledTimes(1);
});

it('starts it all the same where nothing is painted', async () => {
  startAfterPaint(document);
  await jest.advanceTimersByTimeAsync(2000);
  expect(started).toHaveBeenCalledTimes(1);
});

it('starts it at once in the background', async () => {
  isHidden = true;
  startAfterPaint(document);
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledTimes(1);
});

it('does nothing for a page that starts its code itself', async () => {
  document.head.innerHTML = '<title>Somo</title>';
  startAfterPaint(document);
  paint();
  await jest.advanceTimersByTimeAsync(2000);
  expect(started).not.toHaveBeenCalled();
});
