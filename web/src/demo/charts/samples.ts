export type Period = 'day' | 'month' | 'year';
type Spots = readonly (readonly [x: number, y: number])[];

/**
 * Each home is a point of the energy that it uses (kWh) and the money that it pays (€) in a day, a month and a year.
 */
export const HOMES: Readonly<Record<Period, Readonly<Record<'flat' | 'house' | 'shop', Spots>>>> = {
  day: spotsOf(1),
  month: spotsOf(30),
  year: spotsOf(350),
};

function spotsOf(times: number): Readonly<Record<'flat' | 'house' | 'shop', Spots>> {
  const scaled = (spots: Spots): Spots =>
    spots.map(([kwh, eur]) => [Math.round(kwh * times), Math.round(eur * times * 100) / 100]);
  return {
    flat: scaled([
      [4, 0.9],
      [5, 1.1],
      [6, 1.2],
      [6.5, 1.6],
      [7, 1.5],
      [8, 1.9],
      [9, 1.8],
    ]),
    house: scaled([
      [9, 2.3],
      [11, 2.4],
      [12, 2.9],
      [13, 2.7],
      [14.5, 3.3],
      [16, 3.4],
      [18, 4.1],
    ]),
    shop: scaled([
      [15, 3],
      [19, 4.4],
      [21, 4.3],
      [23, 5.2],
      [26, 5.4],
      [28, 6.4],
    ]),
  };
}

/** The market price of each hour of a day is in €/MWh. */
export const MARKET = [
  92, 84, 78, 74, 73, 79, 96, 118, 121, 98, 71, 48, 36, 31, 33, 42, 61, 94, 128, 149, 152, 138, 117, 101,
];

/** The opening, highest, lowest and closing prices are in €/MWh. The first of the eleven days is 12 October. */
export const CANDLES = (
  [
    [84, 92, 78, 90],
    [90, 97, 86, 88],
    [88, 91, 74, 77],
    [77, 86, 75, 84],
    [84, 102, 82, 99],
    [99, 108, 95, 97],
    [97, 99, 83, 86],
    [86, 95, 85, 94],
    [94, 112, 92, 109],
    [109, 116, 101, 104],
    [104, 106, 90, 93],
  ] as const
).map((prices, index) => ({ place: index + 11, prices }));

/** Each row is a day of the week, from Monday on, with the kWh that a building uses in each two hours. */
export const WEEK: readonly (readonly number[])[] = [
  [12, 10, 9, 28, 46, 52, 49, 44, 47, 39, 22, 15],
  [11, 10, 10, 30, 49, 55, 51, 46, 49, 40, 23, 15],
  [12, 9, 9, 29, 47, 54, 50, 47, 48, 41, 22, 14],
  [11, 10, 9, 31, 50, 56, 53, 48, 50, 42, 24, 15],
  [12, 10, 10, 28, 45, 51, 47, 40, 38, 30, 20, 14],
  [10, 9, 8, 12, 18, 22, 21, 19, 17, 16, 14, 12],
  [9, 8, 8, 10, 13, 16, 15, 14, 13, 14, 13, 11],
];

/** The figures are per cent of the roof's yield on a good day: panels, inverter and wiring. */
export const HEALTH = { panels: 92, inverter: 84, wiring: 71 };

/** The marks of the two inverters are out of a hundred. */
export const MARKS = { first: [78, 66, 88, 54, 72, 81], second: [60, 84, 62, 79, 66, 58] };

/** The parts are per cent of a bill. */
export const BILL = { energy: 48, tolls: 27, charges: 11, taxes: 14 };

/** Five kinds of business pay these euros for electricity in a month. */
export const TRADES = { bakery: 940, hotel: 2_310, garage: 720, surgery: 480, school: 1_260 };
