import styles from './help.module.css';

type Props = {
  readonly rows: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
};

/** Questions that unfold their answers, the first one open. */
export function Questions({ rows }: Props) {
  return (
    <div className={styles.questions}>
      {rows.map(({ id, question, answer }, at) => (
        <details key={id} open={at === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
