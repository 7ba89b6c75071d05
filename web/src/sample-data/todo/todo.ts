export type Tag = 'team' | 'low' | 'medium' | 'high' | 'update';

export type Task = {
  readonly id: number;
  readonly title: string;
  /** The due date is an ISO day. */
  readonly dueDate: string;
  readonly description: string;
  /** An empty avatar means that the person has no picture. */
  readonly assignee?: { readonly fullName: string; readonly avatar: string };
  readonly tags: readonly Tag[];
  readonly isCompleted: boolean;
  readonly isDeleted: boolean;
  readonly isImportant: boolean;
};

export type TaskOrder = 'latest' | 'title-asc' | 'title-desc' | 'assignee' | 'due-date';
