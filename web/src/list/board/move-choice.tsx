import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { BoardProps, Move } from './board-parts.ts';

type Props<Row> = Pick<BoardProps<Row>, 'lanes' | 'face'> & {
  readonly pending: { readonly row: Row; readonly from: string; readonly moves: readonly Move[] };
  readonly onMove: (row: Row, from: string, move: Move) => void;
  readonly onClose: () => void;
};

/** Asks which move is meant when a card was dropped on a lane to which several lead. */
export function MoveChoice<Row>({ pending: { row, from, moves }, lanes, face, onMove, onClose }: Props<Row>) {
  const { t } = useTranslation('ui');
  const lane = lanes.find(({ id }) => id === moves[0]?.to)?.title ?? '';
  return (
    <Dialog open title={t('moveCardTo', { name: face(row).title, lane })} onClose={onClose}>
      <div className="vt-stack vt-gap-10">
        {moves.map((move) => (
          <Button key={move.id} onClick={() => onMove(row, from, move)}>
            {move.label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
