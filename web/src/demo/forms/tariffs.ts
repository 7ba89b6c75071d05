/** These are access tariffs of low and high voltage. */
export const TARIFFS = ['2.0TD', '3.0TD', '6.1TD', '6.2TD'].map((tariff) => ({
  value: tariff,
  label: tariff,
}));
