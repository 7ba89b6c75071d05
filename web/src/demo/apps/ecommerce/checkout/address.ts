export type Address = {
  readonly name: string;
  readonly phone: string;
  readonly house: string;
  readonly landmark: string;
  readonly city: string;
  /** The postcode has five figures. */
  readonly postcode: string;
  readonly province: string;
  readonly kind: 'home' | 'work';
};

/** The buyer has used this address before. */
export const STORED_ADDRESS: Address = {
  name: 'Ana Demo',
  phone: '611 555 042',
  house: 'Calle del Contador, 7, 3.º B',
  landmark: 'Junto al transformador',
  city: 'Paterna',
  postcode: '46980',
  province: 'Valencia',
  kind: 'home',
};

export const BLANK_ADDRESS: Address = {
  name: '',
  phone: '',
  house: '',
  landmark: '',
  city: '',
  postcode: '',
  province: '',
  kind: 'home',
};
