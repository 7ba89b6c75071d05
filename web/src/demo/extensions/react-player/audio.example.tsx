import melody from './melody.webm';
import styles from './player.module.css';

export default function AudioPlayer() {
  return (
    // biome-ignore lint/a11y/useMediaCaption: it is music without words
    <audio
      className={styles.audio}
      src={melody}
      controls
      preload="metadata"
      aria-label="Una melodía de dieciséis segundos"
    />
  );
}
