import { IconHeart, IconHeartFilled, IconMessage, IconShare3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useUnsaved } from '../../../router/use-unsaved.ts';
import type { Profile, ProfilePost } from '../../../sample-data/profile/profile.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

/** Shows the first two posts of the person, and one more at each press. */
export function Posts({ posts }: { posts: Profile['post'] }) {
  const t = useProfileText();
  const [shown, setShown] = useState(2);
  return (
    <div className={styles.column}>
      {posts.slice(0, shown).map((post) => (
        <Post key={post.postTime} post={post} me={posts[0]?.username ?? ''} />
      ))}
      {shown < posts.length && <Button onClick={() => setShown(shown + 1)}>{t('more')}</Button>}
    </div>
  );
}

function Post({ post, me }: { post: ProfilePost; me: string }) {
  const [mine, setMine] = useState<readonly string[]>([]);
  const { avatar, username, postTime, postText, postImg, postVid } = post;
  return (
    <Card>
      <article className={`vt-stack ${styles.post}`} aria-label={postTime}>
        <div className={styles.row}>
          <Avatar name={username} picture={avatar} size={46} />
          <span>
            {username}
            <small>{postTime}</small>
          </span>
        </div>
        <p>{postText}</p>
        <img src={postImg ?? postVid} alt="" width={640} height={360} loading="lazy" />
        <Counts post={post} />
        <ul className={`vt-stack ${styles.comments}`}>
          {post.detailedComments.map((comment) => (
            <Comment key={comment.comment} comment={comment} />
          ))}
          {mine.map((text) => (
            <li key={text} className={styles.row}>
              <Avatar name={me} picture={avatar} size={34} />
              <span>
                {me}
                <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
        <CommentBox onPost={(text) => setMine([...mine, text])} />
      </article>
    </Card>
  );
}

function Counts({ post }: { post: ProfilePost }) {
  const t = useProfileText();
  const [liked, setLiked] = useState(post.youLiked);
  const { likedUsers, likedCount } = post;
  const share = async () => {
    await navigator.clipboard.writeText(location.href);
    notify(t('linkCopied'));
  };
  return (
    <div className={styles.counts}>
      <Button
        small
        look="quiet"
        icon={liked ? IconHeartFilled : IconHeart}
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
      >
        {t('likes', { number: post.likes })}
      </Button>
      <AvatarGroup
        label={t('likedBy')}
        size={26}
        people={likedUsers.map((person) => ({ name: person.username, picture: person.avatar }))}
      />
      <span>{t('andMore', { count: likedCount })}</span>
      <span>
        <IconMessage size={17} stroke={1.8} aria-hidden /> {t('comments', { number: post.comments })}
      </span>
      <Button small look="quiet" icon={IconShare3} onClick={share}>
        {t('shared', { number: post.share })}
      </Button>
    </div>
  );
}

function Comment({ comment }: { comment: ProfilePost['detailedComments'][number] }) {
  const t = useProfileText();
  const [liked, setLiked] = useState(comment.youLiked);
  const likes = comment.commentsLikes + Number(liked) - Number(comment.youLiked);
  return (
    <li className={styles.row}>
      <Avatar name={comment.username} picture={comment.avatar} size={34} />
      <span>
        {comment.username}
        <small>{comment.comment}</small>
      </span>
      <Button
        small
        look="quiet"
        icon={liked ? IconHeartFilled : IconHeart}
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
      >
        {likes}
        <span className="vt-hidden"> {t('likesOf', { name: comment.username })}</span>
      </Button>
    </li>
  );
}

function CommentBox({ onPost }: { onPost: (text: string) => void }) {
  const t = useProfileText();
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const post = () => {
    if (text.trim() === '') return;
    onPost(text.trim());
    setText('');
  };
  return (
    <div className={styles.box}>
      <TextAreaField label={t('comment')} rows={2} maxLength={500} value={text} onChange={setText} />
      <Button small look="primary" disabled={text.trim() === ''} onClick={post}>
        {t('post')}
      </Button>
    </div>
  );
}
