import Foundation
import Testing

@testable import GuideAPI

/// Compares the description with the code, and with the standard if its validator is installed (`pip install
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

  @Test func recordsDescribeThemselves() throws {
    let schemas = try #require((try document()["components"] as? [String: Any])?["schemas"] as? [String: Any])
    #expect(
      Set(schemas.keys) == ["Channel", "Airing", "Programme", "Now", "Search", "Reminder", "NewReminder", "Problem"])
    func members(_ name: String) throws -> (required: Set<String>, all: [String: [String: Any]]) {
      let schema = try #require(schemas[name] as? [String: Any])
      let all = try #require(schema["properties"] as? [String: [String: Any]])
      return (Set(try #require(schema["required"] as? [String])), all)
    }
    let airing = try members("Airing")
    #expect(Set(airing.all.keys).subtracting(airing.required) == ["genre"])
    #expect(
      airing.all["start"]?["format"] as? String == "date-time" && airing.all["isLive"]?["type"] as? String == "boolean")
    #expect(try members("Now").all["now"]?["$ref"] as? String == "#/components/schemas/Airing")
    let hits = try #require(try members("Search").all["past"]?["items"] as? [String: Any])
    #expect((hits["required"] as? [String]) == ["airing", "passage"])
    #expect(try members("Reminder").all["state"]?["enum"] as? [String] == ReminderRecord.State.allCases.map(\.rawValue))
    #expect(try members("NewReminder").required == ["airing"])
    #expect(try members("NewReminder").all["lead"]?["maximum"] as? Int == 1_440)
  }

  @Test func eachOperationHasANameOfItsOwnAndWhatItsPathNeeds() {
    let operations = OpenAPI.operations
    #expect(Set(operations.map(\.name)).count == operations.count)
    for operation in operations {
      let named = Set(operation.path.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first })
      #expect(Set(operation.parameters.filter { $0.place == .path }.map { Substring($0.name) }) == named)
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
