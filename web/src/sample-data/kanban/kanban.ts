export type Board = { readonly id: string; readonly title: string };

export type KanbanTask = {
  readonly id: number;
  readonly labels: readonly string[];
  readonly boardId: string;
  readonly description?: string;
  /** The task is due at this moment, in milliseconds since 1970. */
  readonly dueDate: number;
  readonly title: string;
  readonly attachments: readonly { readonly name: string; readonly img: string }[];
  readonly comments: readonly { readonly name: string; readonly img: string; readonly comment: string }[];
  readonly assignedTo: readonly { readonly title: string; readonly img: string }[];
  readonly coverImage?: string;
};
