/** What is called of the libraries that draw the map, which bring no types of their own. */
declare module 'd3-geo' {
  type Corner = [number, number];
  interface Projection {
    parallels(parallels: Corner): Projection;
    rotate(angles: Corner): Projection;
    fitExtent(extent: [Corner, Corner], shapes: object): Projection;
  }
  export function geoConicConformal(): Projection;
  export function geoPath(projection: Projection): {
    (shape: object): string | null;
    digits(digits: number): (shape: object) => string | null;
  };
}

declare module 'topojson-client' {
  type Feature = { readonly type: 'Feature'; readonly id?: string | number; readonly geometry: object };
  export function feature(topology: object, object: object): { readonly features: readonly Feature[] };
}
