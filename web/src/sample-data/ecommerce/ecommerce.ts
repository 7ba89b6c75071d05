/** A product's page offers these colours to choose from. */
type ProductColor = 'primary' | 'success' | 'warning' | 'danger' | 'info';

/** The specification has no categories: they are there for the filters of the screen. */
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
  /** The slug ends in `-` and the id. */
  readonly slug: string;
  readonly description: string;
  readonly brand: string;
  readonly category: ProductCategory;
  /** The price is in euros. */
  readonly price: number;
  readonly image: string;
  readonly hasFreeShipping: boolean;
  /** The rating goes from 1 to 5 stars. */
  readonly rating: number;
};

export type WishlistItem = { readonly id: number; readonly productId: number };
export type CartItem = { readonly id: number; readonly productId: number; readonly qty: number };

/** The shop and the wishlist show a product with these two marks. */
export type ShopProduct = Product & { readonly isInWishlist: boolean; readonly isInCart: boolean };

/** `GET /apps/ecommerce/products` answers this. */
export type ProductList = {
  /** The rows of the page that was asked for. */
  readonly products: readonly ShopProduct[];
  /** The number of rows that match, over all pages. */
  readonly total: number;
  readonly userWishlist: readonly WishlistItem[];
  readonly userCart: readonly CartItem[];
};

/** `GET /apps/ecommerce/products/:id` answers this. */
export type ProductDetail = {
  readonly product: ShopProduct & { readonly colorOptions: readonly ProductColor[] };
};

/** Each line of the cart draws its offer by lot, once. */
export type CartOffer = {
  /** The product arrives at this ISO instant, one to seven days ahead. */
  readonly shippingDate: string;
  readonly offers: number;
  readonly discountPercentage: number;
};

export type CartProduct = Product & { readonly isInWishlist: boolean; readonly qty: number } & CartOffer;

/** `GET /apps/ecommerce/wishlist` answers this. */
export type Wishlist = { readonly products: readonly ShopProduct[] };
/** `GET /apps/ecommerce/cart` answers this. */
export type Cart = { readonly products: readonly CartProduct[] };
