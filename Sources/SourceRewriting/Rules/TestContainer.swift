import SwiftSyntax

/// Gives tests a home folder of their own, with the folders of an app's container on iOS: the program that SwiftPM
/// generates enters the folder that `UIKIT_TEST_HOME` names before it runs the first test.
enum TestContainer: Rule {
  static func applies(to path: String) -> Bool { path.hasSuffix(".derived/runner.swift") }

  static func apply(to work: FileWork) {
    guard applies(to: work.file.path) else { return }
    let visitor = Visitor(work)
    visitor.walk(work.file.tree)
    guard visitor.found, let last = work.file.tree.statements.last else { return }
    work.edits.insert("; " + support, after: last)
  }

  // Foundation finds the folders of documents, caches and data by these variables.
  private static let support =
    "private enum TestContainer· { static func enter() { "
    + "guard let home = getenv(\"UIKIT_TEST_HOME\").map({ String(cString: $0) }) else { return }; "
    + "for folder in [\"\", \"/Documents\", \"/Library\", \"/Library/Caches\", \"/Library/Preferences\", \"/tmp\"] { "
    + "_ = mkdir(home + folder, 0o700) }; "
    + "for (name, folder) in [\"HOME\": \"\", \"CFFIXED_USER_HOME\": \"\", \"TMPDIR\": \"/tmp\", "
    + "\"XDG_CACHE_HOME\": \"/Library/Caches\", \"XDG_DATA_HOME\": \"/Library/Application Support\", "
    + "\"XDG_CONFIG_HOME\": \"/Library/Preferences\"] { setenv(name, home + folder, 1) } } }"

  private final class Visitor: RuleVisitor {
    private(set) var found = false

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "main", node.modifiers.contains(named: "static"), let body = node.body,
        !body.description.contains("TestContainer·")
      {
        found = true
        work.edits.insert(" TestContainer·.enter();", after: body.leftBrace)
      }
      return .skipChildren
    }
  }
}
