export type BlogTag = 'Fashion' | 'Food' | 'Gaming' | 'Quote' | 'Video';

/** `GET /blog/list/data` answers a list of these. */
export type BlogListItem = {
  readonly id: number;
  readonly img: string;
  readonly title: string;
  readonly avatar: string;
  readonly userFullName: string;
  readonly blogPosted: string;
  readonly tags: readonly BlogTag[];
  readonly excerpt: string;
  /** The number of comments on the post. */
  readonly comment: number;
};

/** `GET /blog/list/data/sidebar` answers this. */
export type BlogSidebar = {
  readonly recentPosts: readonly {
    readonly id: number;
    readonly img: string;
    readonly title: string;
    readonly createdTime: string;
  }[];
  readonly categories: readonly {
    readonly category: BlogTag;
    readonly icon: 'Watch' | 'ShoppingCart' | 'Command' | 'Hash' | 'Video';
  }[];
};

/** `GET /blog/list/data/detail` answers this. */
export type BlogDetail = {
  readonly blog: {
    readonly img: string;
    readonly title: string;
    readonly avatar: string;
    readonly userFullName: string;
    readonly createdTime: string;
    readonly tags: readonly BlogTag[];
    /** The content is HTML. */
    readonly content: string;
    readonly comments: number;
    readonly bookmarked: number;
  };
  readonly comments: readonly {
    readonly avatar: string;
    readonly userFullName: string;
    readonly commentedAt: string;
    readonly commentText: string;
  }[];
};

/** `GET /blog/list/data/edit` answers this. */
export type BlogEdit = {
  readonly avatar: string;
  readonly userFullName: string;
  readonly createdTime: string;
  readonly blogTitle: string;
  readonly blogCategories: readonly { readonly value: string; readonly label: BlogTag }[];
  readonly slug: string;
  readonly status: BlogStatus;
  /** The excerpt is HTML. */
  readonly excerpt: string;
  readonly featuredImage: string;
};

export type BlogStatus = 'Published' | 'Pending' | 'Draft';

/** `POST /blog/list/data/comment` takes this body. */
export type BlogComment = {
  readonly id: string;
  readonly userFullName: string;
  readonly commentedAt: string;
  readonly commentText: string;
};

/** `POST /blog/list/data/save` takes this body. */
export type SaveBlog = {
  readonly id: string;
  readonly blog: Pick<
    BlogEdit,
    'blogTitle' | 'blogCategories' | 'slug' | 'status' | 'excerpt' | 'featuredImage'
  >;
};
