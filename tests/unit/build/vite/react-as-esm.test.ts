import { expect, test } from 'vitest'
import { toEsm } from '../../../../build/vite/react-as-esm.ts'

test('Requires become imports, and what is assigned to `exports` is exported', () => {
  const code = `"use strict";
var React = require("react"),
  other = 1;
exports.now = void 0;
if (other) {
  exports.now = function () {};
}
exports.version = "1";
React.use(exports.now);`
  const module = toEsm(code, 'lib.js')
  expect(module).toContain("import * as React from 'react'")
  expect(module).toContain('let exported_now')
  expect(module).toContain('const exported_version = "1"')
  expect(module).toContain('React.use(exported_now)')
  expect(module).toContain("export * as default from 'lib.js'")
  expect(module).toContain('export { exported_now as now, exported_version as version }')
})

test.each(['module.exports = 1', 'exports["name"] = 1', 'var React = require(name)'])(
  'Anything else fails the build: %s',
  (code) => {
    expect(() => toEsm(code, 'lib.js')).toThrow('lib.js is no longer plain CommonJS')
  },
)
