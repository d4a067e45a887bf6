import Foundation
import Testing

@testable import UIKitCommand

@Suite struct DataModelClassesTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Film" representedClassName="Film" syncable="YES" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
        <attribute name="year" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="stars" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="seen" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="added" attributeType="Date" usesScalarValueType="YES"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="poster" optional="YES" attributeType="Transformable"/>
        <attribute name="default" optional="YES" attributeType="UUID"/>
        <relationship name="cast" optional="YES" toMany="YES" destinationEntity="Person"/>
        <relationship name="scenes" optional="YES" toMany="YES" ordered="YES" destinationEntity="Other"/>
        <relationship name="maker" optional="YES" maxCount="1" destinationEntity="Person"/>
      </entity>
      <entity name="Person" representedClassName=".PersonObject" codeGenerationType="category">
        <attribute name="name" optional="YES" attributeType="String"/>
      </entity>
      <entity name="Short" representedClassName="Short" parentEntity="Film" codeGenerationType="class"/>
      <entity name="Other" representedClassName="Other">
        <attribute name="name" optional="YES" attributeType="String"/>
      </entity>
      <entity name="Plain" codeGenerationType="class"/>
    </model>
    """

  private func text(_ model: String) -> String {
    DataModelClasses.text(for: DataModelReader.entities(in: Data(model.utf8)))
  }

  @Test func entitiesBecomeClassesWithProperties() {
    let text = text(Self.model)
    #expect(
      text.hasPrefix(
        """
        @objc(Film) public class Film: NSManagedObject {}
        extension Film {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Film> {
            NSFetchRequest<Film>(entityName: "Film")
          }
          @NSManaged public var title: String?
          @NSManaged public var year: Int16
          @NSManaged public var stars: NSNumber?
          @NSManaged public var seen: Date?
          @NSManaged public var added: TimeInterval
          @NSManaged public var tags: [String]?
          @NSManaged public var poster: NSObject?
          @NSManaged public var `default`: UUID?
          @NSManaged public var cast: NSSet?
          @NSManaged public var scenes: NSOrderedSet?
          @NSManaged public var maker: PersonObject?
          @objc(addCastObject:) @NSManaged public func addToCast(_ value: PersonObject)

        """))
    #expect(text.contains("@objc(removeCast:) @NSManaged public func removeFromCast(_ values: NSSet)\n"))
    #expect(text.contains("@NSManaged public func insertIntoScenes(_ value: Other, at idx: Int)\n"))
    #expect(text.contains("@objc(addScenes:) @NSManaged public func addToScenes(_ values: NSOrderedSet)\n"))
    #expect(text.contains("}\nextension Film: Identifiable {}\n"))
  }

  @Test func classesOfThePackageAreExtended() {
    let text = text(Self.model)
    #expect(!text.contains("class PersonObject"))
    #expect(
      text.contains(
        "extension PersonObject {\n  @nonobjc public class func fetchRequest() -> NSFetchRequest<PersonObject>"))
    #expect(text.contains("(entityName: \"Person\")"))
  }

  @Test func entitiesWithAParentAreSubclasses() {
    let text = text(Self.model)
    #expect(text.contains("@objc(Short) public class Short: Film {}\n"))
    #expect(!text.contains("extension Short: Identifiable"))
  }

  @Test func entitiesWithoutGenerationAreLeftToThePackage() {
    #expect(!text(Self.model).contains("extension Other"))
    #expect(!text(Self.model).contains("Plain"))
    #expect(text(Self.model.replacing("\"Swift\"", with: "\"Objective-C\"")).isEmpty)
    #expect(text("no model").isEmpty)
  }

  @Test func theCodeFollowsASourceOfTheModule() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "Sources/Films/Data/Films.xcdatamodeld/Films 2.xcdatamodel/contents")
    try folder.write("<model/>", to: "Sources/Films/Data/Films.xcdatamodeld/Films.xcdatamodel/contents")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Films 2.xcdatamodel</string></dict></plist>",
      to: "Sources/Films/Data/Films.xcdatamodeld/.xccurrentversion")
    try folder.write(Self.model, to: "Sources/Others/Others.xcdatamodel/contents")
    let sources = [
      (folder.path + "/.build/uikit/Films.build/DerivedSources/resource_bundle_accessor.swift", "import Foundation"),
      (folder.path + "/Sources/Films/main.swift", "run()"),
      (folder.path + "/Sources/Films/Stack/Stack.swift", "import CoreData"),
      (folder.path + "/Sources/Films/Stack/Store.swift", "import CoreData"),
    ].map { (path: $0.0, text: $0.1) }
    let result = GeneratedSources.added(to: sources, module: "Films")
    #expect(result.map(\.path) == sources.map(\.path))
    #expect(result.indices.filter { result[$0].text != sources[$0].text } == [2])
    #expect(result[2].text.hasPrefix("import CoreData\nimport CoreData\nimport Foundation\n@objc(Film)"))
    // A module that does not use Core Data is left alone, and so is one without models.
    let plain = sources.map { (path: $0.path, text: $0.text.replacing("CoreData", with: "UIKit")) }
    #expect(GeneratedSources.added(to: plain, module: "Films").map(\.text) == plain.map(\.text))
    #expect(
      GeneratedSources.added(to: Array(sources.suffix(2)), module: "Stack").map(\.text)
        == sources.suffix(2).map(\.text))
  }

  @Test func theFolderOfATargetIsFoundByItsName() {
    let sources = ["/p/Sources/A/B/x.swift", "/p/Sources/A/B/y/z.swift"]
    #expect(GeneratedSources.folder(of: sources, module: "A") == "/p/Sources/A")
    #expect(GeneratedSources.folder(of: sources, module: "Other") == "/p/Sources/A/B")
    #expect(GeneratedSources.folder(of: ["/p/Sources/x.swift"], module: nil) == "/p/Sources")
    #expect(GeneratedSources.folder(of: [], module: "A") == nil)
  }
}
