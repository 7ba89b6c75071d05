/** The addresses of the specification §2 and their companions, as its text groups them. */

function under(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`);
}

const BOTH = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'];

export const SPEC_PATHS: readonly string[] = [
  '/',
  '/dashboard/analytics',
  ...under('/apps', 'email chat todo calendar kanban roles permissions'),
  ...under('/apps/invoice', 'list preview edit add'),
  ...under('/apps/ecommerce', 'shop product-detail wishlist checkout'),
  ...under('/apps/user', 'list view'),
  ...BOTH.flatMap((name) => [`/pages/${name}-basic`, `/pages/${name}-cover`]),
  ...under('/pages', 'account-settings profile faq knowledge-base pricing license api-key modal-examples'),
  ...under('/pages/blog', 'list detail edit'),
  ...under('/misc', 'coming-soon not-authorized maintenance error'),
  '/ui-element/typography',
  '/colors/colors',
  '/icons/reactfeather',
  ...under('/cards', 'basic advance statistics analytics action'),
  ...under('/components', 'alerts auto-complete avatar badges breadcrumbs buttons carousel collapse divider'),
  ...under('/components', 'dropdowns list-group modals nav-component pagination pill-badges pills-component'),
  ...under('/components', 'popovers progress spinners tabs-component timeline toasts tooltips blockui'),
  ...under('/components', 'accordion offcanvas'),
  ...under('/extensions', 'sweet-alert toastr slider drag-and-drop tour clipboard react-player context-menu'),
  ...under('/extensions', 'swiper ratings i18n pagination import export export-selected'),
  '/access-control',
  ...under('/page-layout', 'collapse-menu layout-boxed without-menu layout-empty layout-blank'),
  ...under('/forms/elements', 'input input-group input-mask textarea checkbox radio switch select'),
  ...under('/forms/elements', 'number-input file-uploader editor pickers'),
  ...under('/forms', 'layout/form-layout wizard form-validation form-repeater'),
  '/tables/reactstrap',
  ...under('/datatables', 'basic advance'),
  ...under('/charts', 'apex chartjs recharts'),
];

export const COMPANION_PATHS: readonly string[] = [
  ...under('/apps', 'email/:folder email/label/:label todo/:filter todo/tag/:tag invoice/print'),
  ...under('/apps', 'invoice/preview/:id invoice/edit/:id ecommerce/product-detail/:slug user/view/:id'),
  ...under('/pages', 'knowledge-base/:category knowledge-base/:category/:question'),
  ...under('/pages', 'blog/detail/:id blog/edit/:id'),
  ...under('', 'login register forgot-password'),
];
