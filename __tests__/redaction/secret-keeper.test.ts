import { describe, expect, it } from '@jest/globals';
import { createSecretKeeper } from '../../src/redaction/secret-keeper.ts';

describe('a keeper of secrets', () => {
  it('hides what it has learned, also for those who hold it already', () => {
    const keeper = createSecretKeeper(['first-secret']);
    const { text } = keeper;
    expect(text('first-secret second-secret')).toBe('*** second-secret');
    expect(keeper.learn('second-secret')).toBeNull();
    expect(text('first-secret second-secret')).toBe('*** ***');
  });

  it.each([
    ['short', '12345'],
    ['short', ' x\n'],
    ['common', 'Passed'],
    ['common', 'completed'],
    [null, ''],
    [null, '123456'],
  ])('says what is too weak: %s, %j', (weakness, value) => {
    expect(createSecretKeeper().learn(value)).toBe(weakness);
  });

  it('looks again at what a stream holds back when it learns', () => {
    const keeper = createSecretKeeper(['aaaaaa-one']);
    const stream = keeper.stream();
    expect(stream.write('- aaaaaa')).toBe('- ');
    keeper.learn('aaaaaa-two');
    expect(stream.write('-two')).toBe('***');
    expect(stream.write(' aaaaaa-one') + stream.end()).toBe(' ***');
  });

  it('lends what it knows to another, who keeps more', () => {
    const keeper = createSecretKeeper(['first-secret']);
    const other = keeper.with(['second-secret']);
    expect(other.text('first-secret second-secret')).toBe('*** ***');
    expect(keeper.text('first-secret second-secret')).toBe('*** second-secret');
  });
});
