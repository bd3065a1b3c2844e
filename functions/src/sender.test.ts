import { addressOf, networkOf } from './sender';

describe('where a visitor comes from', () => {
  test('is the last entry of the header: the ones before it are the caller’s own claims', () => {
    expect(addressOf({ headers: { 'x-forwarded-for': '10.0.0.1, 197.250.1.2' } })).toBe('197.250.1.2');
    expect(addressOf({ headers: { 'x-forwarded-for': ['10.0.0.1', '197.250.1.2'] } })).toBe('197.250.1.2');
  });

  test('is the other end of the line where nobody forwards', () => {
    expect(addressOf({ headers: {}, socket: { remoteAddress: '::1' } })).toBe('::1');
    expect(addressOf({ headers: {} })).toBe('unknown');
  });

  test.each([
    ['197.250.1.2', '197.250.1.2'],
    ['::ffff:197.250.1.2', '197.250.1.2'],
    ['2c0f:fe38:2180:0045:aaaa:bbbb:cccc:dddd', '2c0f:fe38:2180:45'],
    ['2C0F:fe38:2180:45::1', '2c0f:fe38:2180:45'],
    ['2c0f::1', '2c0f:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s belongs to the line %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
