/** What a product's page offers to choose from. */
type ProductColor = 'primary' | 'success' | 'warning' | 'danger' | 'info';

/** The shelves of the shop. The specification has none: they are for the filters of the screen. */
export type ProductCategory =
  | 'solar'
  | 'storage'
  | 'charging'
  | 'heating'
  | 'water'
  | 'lighting'
  | 'appliances'
  | 'measuring'
  | 'insulation';

export type Product = {
  readonly id: number;
  readonly name: string;
  /** Ends in `-` and the id. */
  readonly slug: string;
  readonly description: string;
  readonly brand: string;
  readonly category: ProductCategory;
  /** € */
  readonly price: number;
  readonly image: string;
  readonly hasFreeShipping: boolean;
  /** 1 to 5. */
  readonly rating: number;
};

export type WishlistItem = { readonly id: number; readonly productId: number };
export type CartItem = { readonly id: number; readonly productId: number; readonly qty: number };

/** A product as the shop and the wishlist show it. */
export type ShopProduct = Product & { readonly isInWishlist: boolean; readonly isInCart: boolean };

/** Answer of `GET /apps/ecommerce/products`. */
export type ProductList = {
  /** The page asked for. */
  readonly products: readonly ShopProduct[];
  /** How many match, in all pages. */
  readonly total: number;
  readonly userWishlist: readonly WishlistItem[];
  readonly userCart: readonly CartItem[];
};

/** Answer of `GET /apps/ecommerce/products/:id`. */
export type ProductDetail = {
  readonly product: ShopProduct & { readonly colorOptions: readonly ProductColor[] };
};

/** What is drawn by lot for a line of the cart, once. */
export type CartOffer = {
  /** ISO instant, one to seven days ahead. */
  readonly shippingDate: string;
  readonly offers: number;
  readonly discountPercentage: number;
};

export type CartProduct = Product & { readonly isInWishlist: boolean; readonly qty: number } & CartOffer;

/** Answer of `GET /apps/ecommerce/wishlist`. */
export type Wishlist = { readonly products: readonly ShopProduct[] };
/** Answer of `GET /apps/ecommerce/cart`. */
export type Cart = { readonly products: readonly CartProduct[] };
