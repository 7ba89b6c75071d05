/** The layout of the product, as a person or a screen may change it. */
export type Layout = {
  readonly skin: 'light' | 'bordered' | 'dark' | 'semi-dark';
  /** The colour of what is pressed and of what is chosen. */
  readonly color: 'green' | 'blue' | 'indigo' | 'violet' | 'pink' | 'red' | 'orange' | 'slate';
  readonly corners: 'normal' | 'square' | 'round';
  /** How much air there is in controls and rows. */
  readonly density: 'comfortable' | 'compact';
  readonly textSize: 'small' | 'normal' | 'large';
  readonly rightToLeft: boolean;
  readonly language: 'es' | 'en';
  readonly menu: 'horizontal' | 'vertical';
  /** Reduces the menu at the side to a rail of icons. */
  readonly menuCollapsed: boolean;
  readonly menuHidden: boolean;
  readonly contentWidth: 'boxed' | 'full';
  /** `hidden` counts only with the menu at the side: with the menu on top, bar and menu are one. */
  readonly navbar: 'floating' | 'sticky' | 'static' | 'hidden';
  /** It counts only with the menu at the side. */
  readonly navbarColor:
    | 'white'
    | 'primary'
    | 'secondary'
    | 'success'
    | 'danger'
    | 'info'
    | 'warning'
    | 'dark';
  readonly footer: 'static' | 'sticky' | 'hidden';
  readonly toasts: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';
  readonly scrollToTop: boolean;
  /** Shows the panel in which all this can be tried. */
  readonly customizer: boolean;
  /** Turns on commands of one letter, such as `j` and `k` in a list. */
  readonly singleKeys: boolean;
};

/** The settings that a screen may change while it is open. */
export type LayoutOverrides = Partial<Pick<Layout, 'menuCollapsed' | 'menuHidden' | 'contentWidth'>>;

/** The layout of a first visit. Change it here, and nowhere else. */
export const LAYOUT_DEFAULTS: Layout = {
  skin: 'light',
  color: 'green',
  corners: 'normal',
  density: 'comfortable',
  textSize: 'normal',
  rightToLeft: false,
  language: 'es',
  menu: 'horizontal',
  menuCollapsed: false,
  menuHidden: false,
  contentWidth: 'boxed',
  navbar: 'floating',
  navbarColor: 'white',
  footer: 'static',
  toasts: 'top-right',
  scrollToTop: true,
  customizer: false,
  singleKeys: true,
};
