export type FaqKey = 'payment' | 'delivery' | 'cancellationReturn' | 'myOrders' | 'productServices';

export type FaqCategory = {
  readonly icon: 'CreditCard' | 'Truck' | 'RefreshCw' | 'Package' | 'Settings';
  readonly title: string;
  readonly subtitle: string;
  readonly qandA: readonly { readonly question: string; readonly ans: string }[];
};

/** Answer of `GET /faq/data`: always the five categories, some perhaps without questions. */
export type Faq = Readonly<Record<FaqKey, FaqCategory>>;

/** `GET /faq/data/knowledge_base` answers a list of these. */
export type KnowledgeBaseCard = {
  readonly id: number;
  /** For the address of the category. */
  readonly category: string;
  readonly img: string;
  readonly title: string;
  readonly desc: string;
};

/** `GET /faq/data/category` answers a list of these. */
export type KnowledgeBaseTopic = {
  readonly id: number;
  readonly title: string;
  readonly icon: 'Settings' | 'Link' | 'ShoppingCart' | 'Zap' | 'FileText' | 'Lock';
  readonly iconColor: `text-${'primary' | 'success' | 'danger' | 'warning' | 'info' | 'secondary'}`;
  readonly questions: readonly {
    readonly id: number;
    readonly question: string;
    /** For the address of the question. */
    readonly slug: string;
  }[];
};

/** Answer of `GET /faq/data/question`. */
export type KnowledgeBaseQuestion = {
  readonly title: string;
  /** `dd Mon yyyy`, month in English. */
  readonly lastUpdated: string;
  readonly relatedQuestions: readonly { readonly id: number; readonly question: string }[];
  /** HTML. */
  readonly content: string;
};
