import SwiftSyntax

/// Creates attributed texts, errors, progress objects, requests, responses, URLs and test cases by initialisers that
/// exist on Linux, where these have none without arguments.
///
///     var text: NSAttributedString { .init() }
///     var text: NSAttributedString { .init(string: "") }
///
///     completion(NSError())
///     completion(NSError(domain: "", code: 0))
///
///     let progress = Progress()
///     let progress = Progress(parent: nil, userInfo: nil)
///
///     return url ?? NSURL() as URL
///     return url ?? NSURL(fileURLWithPath: "/") as URL
enum EmptyObjects: ErrorRepair {
  enum Fault {
    case text
    /// The missing argument is a decoder or a URL, which many initialisers need.
    case error
    case progress
    case url
    case testCase
  }

  /// The arguments for classes of which the compiler says that a decoder is missing.
  private static let decodable = [
    "NSError": "domain: \"\", code: 0",
    "HTTPURLResponse": "url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil",
    "NSMutableURLRequest": "url: URL(fileURLWithPath: \"/\")",
    "NSURLRequest": "url: URL(fileURLWithPath: \"/\")",
    "URLResponse":
      "url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil",
  ]

  static func fault(in message: String) -> Fault? {
    switch message {
    case "missing argument for parameter 'string' in call": .text
    case "missing argument for parameter 'coder' in call", "missing argument for parameter 'url' in call": .error
    case "missing argument for parameter 'totalUnitCount' in call": .progress
    case "missing argument for parameter 'fileURLWithPath' in call": .url
    case "missing arguments for parameters 'name', 'testClosure' in call": .testCase
    default: nil
    }
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let call = token.innermost(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let left = call.leftParen
    else { return }
    let arguments: String
    var canFail = false
    switch fault {
    case .text:
      guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
      else { return }
      arguments = "string: \"\""
    case .error:
      let name = call.calledExpression.trimmedDescription
      guard let found = decodable[name.hasSuffix(".init") ? String(name.dropLast(5)) : name] else { return }
      arguments = found
      // This initialiser can fail.
      canFail = name.hasPrefix("HTTPURLResponse")
    case .progress:
      guard ["Progress", "Progress.init"].contains(call.calledExpression.trimmedDescription) else { return }
      arguments = "parent: nil, userInfo: nil"
    case .url:
      guard ["NSURL", "NSURL.init"].contains(call.calledExpression.trimmedDescription) else { return }
      // Using an empty URL would stop the program on Linux.
      arguments = "fileURLWithPath: \"/\""
    case .testCase: arguments = "name: \"\", testClosure: { _ in }"
    }
    guard work.begin(call) else { return }
    work.edits.insert(arguments, after: left)
    if canFail { work.edits.insert("!", after: call) }
  }
}
