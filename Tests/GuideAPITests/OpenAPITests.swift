import Foundation
import Testing

@testable import GuideAPI

/// The description against the code, and against the standard where its validator is installed (`pip install
/// openapi-spec-validator`).
@Suite struct OpenAPITests {
  private func document() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(OpenAPI.document.utf8)) as? [String: Any])
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let document = try document()
    var references: Set<String> = []
    func look(_ value: Any) {
      if let object = value as? [String: Any] {
        if let reference = object["$ref"] as? String { references.insert(reference) }
        object.values.forEach(look)
      } else if let list = value as? [Any] {
        list.forEach(look)
      }
    }
    look(document)
    #expect(!references.isEmpty)
    for reference in references {
      let found = reference.split(separator: "/").dropFirst().reduce(document as Any?) { value, name in
        (value as? [String: Any])?[String(name)]
      }
      #expect(found != nil, "\(reference)")
    }
  }

  @Test func validatorAcceptsIt() throws {
    let python = ProcessInfo.processInfo.environment["LINEUP_OPENAPI_PYTHON"] ?? "python3"
    func run(_ arguments: [String]) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [python] + arguments
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    guard try run(["-c", "import openapi_spec_validator"]) == 0 else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("openapi-\(UUID().uuidString).json")
    try OpenAPI.document.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try run(["-m", "openapi_spec_validator", file.path]) == 0)
  }
}
