/** The set-up: with Debian's Emscripten comes Debian's Node, which may be too old. */
import { expect, test } from 'vitest';
import { isHiddenByPackage, isSupported, packagedVersion } from '../../tools/setup/node.mjs';

test.each([
  ['18.20.4', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['21.9.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', false],
  ['24.0.0', true],
])('Node %s', (version, supported) => expect(isSupported(version)).toBe(supported));

test.each([
  ['Inst nodejs (18.20.4+dfsg-1~deb12u3 Debian-Security:12/oldstable-security [amd64]) []', '18.20.4'],
  ['Inst nodejs [18.13.0+dfsg1-1] (18.20.4+dfsg-1~deb12u3 Debian:12/oldstable [amd64])', '18.20.4'],
  ['Inst node-acorn (8.8.1+ds+~cs25.17.7-2 Debian:12.15/oldstable [all])', undefined],
  ['Conf nodejs (18.20.4+dfsg-1~deb12u3 Debian:12/oldstable [amd64])', undefined],
])('%s', (line, version) => {
  expect(packagedVersion(`Reading package lists...\n${line}\nInst emscripten (3.1.6~dfsg-5)\n`)).toBe(version);
});

test.each([
  ['/usr/bin/node', '/usr/local/bin:/usr/bin:/bin', true],
  ['/opt/node/bin/node', '/usr/bin:/bin:/opt/node/bin', true],
  ['/usr/local/bin/node', '/usr/local/bin:/usr/bin:/bin', false],
  ['/opt/node/bin/node', '/opt/node/bin', false],
])('the package would hide %s in %s: %s', (node, path, hidden) => {
  expect(isHiddenByPackage(node, path)).toBe(hidden);
});
