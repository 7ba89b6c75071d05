export type YearOfEarnings = {
  /** The amounts are in euros, month by month from January to September. */
  readonly earned: readonly number[];
  readonly spent: readonly number[];
  /** These amounts were earned in the same months of the year before. */
  readonly before: readonly number[];
};

const EARNED_2018 = [1_480, 1_620, 1_910, 2_050, 2_230, 2_370, 2_190, 2_320, 2_800];
const EARNED_2019 = [1_940, 2_110, 2_380, 2_560, 2_720, 2_890, 2_610, 2_815, 3_090];

/** The calls of the sample shop answer only sums, so these are the months that make them up. */
export const EARNINGS_BY_YEAR: Readonly<Record<string, YearOfEarnings>> = {
  2018: {
    earned: EARNED_2018,
    spent: [1_020, 980, 1_190, 1_240, 1_330, 1_260, 1_410, 1_180, 1_300],
    before: [1_120, 1_260, 1_480, 1_590, 1_710, 1_800, 1_640, 1_760, 2_090],
  },
  2019: {
    earned: EARNED_2019,
    spent: [1_210, 1_150, 1_340, 1_480, 1_520, 1_390, 1_610, 1_350, 1_470],
    before: EARNED_2018,
  },
  2020: {
    earned: [2_290, 2_480, 2_150, 2_370, 3_020, 3_410, 3_150, 3_380, 4_090],
    spent: [1_380, 1_420, 1_610, 1_290, 1_560, 1_740, 1_830, 1_520, 1_690],
    before: EARNED_2019,
  },
};
