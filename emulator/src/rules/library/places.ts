import { RulesError } from '../values/errors';
import { RulesLatLng, RulesPath } from '../values/values';
import { toText } from './convert';
import { asLatLng, asMap, asNumber, fn, method, type Methods, type RulesFunction } from './method';

const EARTH_RADIUS_METRES = 6_371_010;

export const pathMethods: Methods<RulesPath> = {
  bind: method(1, (path, [values]) => {
    const bound = new Map([...asMap(values).entries].map(([key, value]) => [`{${key}}`, toText(value)]));
    const missing = [...bound.keys()].find((key) => !path.segments.includes(key));
    if (missing !== undefined) throw new RulesError(`${missing} is not in the path ${path.toString()}`);
    return new RulesPath(path.segments.map((segment) => bound.get(segment) ?? segment));
  }),
};

export const latLngMethods: Methods<RulesLatLng> = {
  latitude: method(0, (place) => place.latitude),
  longitude: method(0, (place) => place.longitude),
  distance: method(1, (place, [other]) => distance(place, asLatLng(other))),
};

export const latLngPackage: Record<string, RulesFunction> = {
  value: fn(2, ([latitude, longitude]) => {
    const place = new RulesLatLng(asNumber(latitude), asNumber(longitude));
    // Written so that NaN is refused too.
    if (!(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180)) {
      throw new RulesError(`(${place.latitude}, ${place.longitude}) is not on Earth`);
    }
    return place;
  }),
};

/** Metres along the sphere (haversine). */
function distance(a: RulesLatLng, b: RulesLatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
