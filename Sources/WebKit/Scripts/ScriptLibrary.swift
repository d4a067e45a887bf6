import Foundation

/// The functions of JavaScriptCore's library, looked up when a script first runs: programs that run none need it not.
/// Their types have been the same since 2008.
final class ScriptLibrary: Sendable {
  typealias Context = OpaquePointer
  typealias Value = OpaquePointer
  typealias Text = OpaquePointer

  typealias MakeContext = @convention(c) (OpaquePointer?) -> Context?
  typealias ReleaseContext = @convention(c) (Context) -> Void
  typealias MakeText = @convention(c) (UnsafePointer<CChar>) -> Text?
  typealias ReleaseText = @convention(c) (Text) -> Void
  typealias MostBytes = @convention(c) (Text) -> Int
  typealias Bytes = @convention(c) (Text, UnsafeMutablePointer<CChar>, Int) -> Int
  typealias Evaluate = @convention(c) (Context, Text, Value?, Text?, Int32, UnsafeMutablePointer<Value?>) -> Value?
  typealias Call =
    @convention(c) (Context, Value, Value?, Int, UnsafePointer<Value?>, UnsafeMutablePointer<Value?>) -> Value?
  typealias TextOf = @convention(c) (Context, Value, UnsafeMutablePointer<Value?>?) -> Text?
  typealias MakeValue = @convention(c) (Context, Text) -> Value?
  typealias Protect = @convention(c) (Context, Value) -> Void
  typealias Unprotect = @convention(c) (Context, Value) -> Void

  let makeContext: MakeContext
  let releaseContext: ReleaseContext
  let makeText: MakeText
  let releaseText: ReleaseText
  let mostBytes: MostBytes
  let bytes: Bytes
  let evaluate: Evaluate
  let call: Call
  let textOf: TextOf
  let makeValue: MakeValue
  let protect: Protect
  let unprotect: Unprotect

  /// The library; nil if it is not installed.
  static let shared = ScriptLibrary(names: [
    "libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.1.so.0", "libjavascriptcoregtk-4.0.so.18",
  ])

  init?(names: [String]) {
    var found: UnsafeMutableRawPointer?
    for name in names where found == nil { found = dlopen(name, RTLD_NOW | RTLD_LOCAL) }
    guard let library = found else { return nil }
    func function<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let makeContext: MakeContext = function("JSGlobalContextCreate"),
      let releaseContext: ReleaseContext = function("JSGlobalContextRelease"),
      let makeText: MakeText = function("JSStringCreateWithUTF8CString"),
      let releaseText: ReleaseText = function("JSStringRelease"),
      let mostBytes: MostBytes = function("JSStringGetMaximumUTF8CStringSize"),
      let bytes: Bytes = function("JSStringGetUTF8CString"),
      let evaluate: Evaluate = function("JSEvaluateScript"),
      let call: Call = function("JSObjectCallAsFunction"),
      let textOf: TextOf = function("JSValueToStringCopy"),
      let makeValue: MakeValue = function("JSValueMakeString"),
      let protect: Protect = function("JSValueProtect"),
      let unprotect: Unprotect = function("JSValueUnprotect")
    else { return nil }
    self.makeContext = makeContext
    self.releaseContext = releaseContext
    self.makeText = makeText
    self.releaseText = releaseText
    self.mostBytes = mostBytes
    self.bytes = bytes
    self.evaluate = evaluate
    self.call = call
    self.textOf = textOf
    self.makeValue = makeValue
    self.protect = protect
    self.unprotect = unprotect
  }
}
