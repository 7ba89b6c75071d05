export type FaqKey = 'payment' | 'delivery' | 'cancellationReturn' | 'myOrders' | 'productServices';

export type FaqCategory = {
  readonly icon: 'CreditCard' | 'Truck' | 'RefreshCw' | 'Package' | 'Settings';
  readonly title: string;
  readonly subtitle: string;
  readonly qandA: readonly { readonly question: string; readonly ans: string }[];
};

/** `GET /faq/data` answers this: always the five categories, although some may be without questions. */
export type Faq = Readonly<Record<FaqKey, FaqCategory>>;

/** `GET /faq/data/knowledge_base` answers a list of these. */
export type KnowledgeBaseCard = {
  readonly id: number;
  /** The category stands in this form in the address. */
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
    /** The question stands in this form in the address. */
    readonly slug: string;
  }[];
};

/** `GET /faq/data/question` answers this. */
export type KnowledgeBaseQuestion = {
  readonly title: string;
  /** The date is written `dd Mon yyyy`, with the month in English. */
  readonly lastUpdated: string;
  readonly relatedQuestions: readonly { readonly id: number; readonly question: string }[];
  /** The content is HTML. */
  readonly content: string;
};
