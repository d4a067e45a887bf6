import CoreData
import Foundation
import Testing

@Suite @MainActor struct ModelTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="one">
        <entity name="Film" representedClassName="Film" syncable="YES" elementID="Movie">
            <attribute name="title" attributeType="String" minValueString="2" defaultValueString="new"/>
            <attribute name="year" optional="YES" attributeType="Integer 16" defaultValueString="1999"
              usesScalarValueType="YES"/>
            <attribute name="seen" optional="YES" attributeType="Boolean" defaultValueString="YES"/>
            <attribute name="first" optional="YES" attributeType="Date" defaultDateTimeInterval="60"/>
            <relationship name="cast" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
              destinationEntity="Actor" inverseName="film" inverseEntity="Actor"/>
            <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary" order="descending"/></fetchIndex>
            <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
            <userInfo><entry key="a" value="b"/></userInfo>
        </entity>
        <entity name="Short" parentEntity="Film" isAbstract="YES"/>
        <entity name="Actor">
            <relationship name="film" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Film"
              inverseName="cast" inverseEntity="Film"/>
        </entity>
        <fetchRequest name="old" entity="Film" predicateString="year &lt; $YEAR"/>
        <configuration name="Small"><memberEntity name="Actor"/></configuration>
    </model>
    """

  private func withModel(_ body: (URL) throws -> Void) throws {
    try Library.withFile { url in
      let folder = url.deletingLastPathComponent().appendingPathComponent("Films.xcdatamodeld")
      for version in ["1", "2"] {
        let inner = folder.appendingPathComponent("\(version).xcdatamodel")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let text = version == "1" ? Self.text : Self.text.replacing("year", with: "released")
        try Data(text.utf8).write(to: inner.appendingPathComponent("contents"))
      }
      let current = ["_XCCurrentVersionName": "2.xcdatamodel"]
      try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
        .write(to: folder.appendingPathComponent(".xccurrentversion"))
      try body(folder)
    }
  }

  @Test func filesOfXcodeAreRead() throws {
    try withModel { folder in
      let model = try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("1.xcdatamodel")))
      let film = try #require(model.entitiesByName["Film"])
      #expect(model.entities.count == 3 && film.managedObjectClassName == "Film" && film.renamingIdentifier == "Movie")
      #expect(film.attributesByName["year"]?.defaultValue as? Int == 1999)
      #expect(film.attributesByName["year"]?.attributeType == .integer16AttributeType)
      #expect(film.attributesByName["seen"]?.defaultValue as? Bool == true)
      #expect(film.attributesByName["first"]?.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: 60))
      let cast = try #require(film.relationshipsByName["cast"])
      #expect(cast.isToMany && cast.isOrdered && cast.deleteRule == .cascadeDeleteRule)
      #expect(cast.inverseRelationship?.name == "film" && cast.inverseRelationship?.isToMany == false)
      #expect(film.subentities.map(\.name) == ["Short"] && film.subentities[0].isAbstract)
      #expect(film.subentities[0].attributesByName["title"] === film.attributesByName["title"])
      #expect(film.indexes.first?.elements.first?.isAscending == false)
      #expect(
        film.uniquenessConstraints as? [[String]] == [["title"]] && film.userInfo as? [String: String] == ["a": "b"])
      #expect(model.entities(forConfigurationName: "Small")?.map(\.name) == ["Actor"])
      #expect(model.versionIdentifiers == ["one"])
      let request = try #require(
        model.fetchRequestFromTemplate(withName: "old", substitutionVariables: ["YEAR": 2000]))
      #expect(request.predicate?.evaluate(with: ["year": 1999]) == true)
      #expect(request.predicate?.evaluate(with: ["year": 2001]) == false)
    }
  }

  @Test func theCurrentVersionIsTheModel() throws {
    try withModel { folder in
      let model = try #require(NSManagedObjectModel(contentsOf: folder))
      #expect(model.entitiesByName["Film"]?.attributesByName["released"] != nil)
      #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("none")) == nil)
    }
  }

  @Test func limitsOfTheEditorGiveTheirErrors() throws {
    try withModel { folder in
      let model = try #require(NSManagedObjectModel(contentsOf: folder))
      let context = try Library.container(model).viewContext
      let film = NSEntityDescription.insertNewObject(forEntityName: "Film", into: context)
      film.setValue("x", forKey: "title")
      let error = #expect(throws: CocoaError.self) { try context.save() }
      #expect(error?.code == .validationStringTooShort)
    }
  }

  @Test func mergedModelsAreConnectedCopies() throws {
    let (first, second) = (Library.model(), NSManagedObjectModel())
    second.entities = [Library.entity("Other")]
    let merged = try #require(NSManagedObjectModel(byMerging: [first, second]))
    #expect(merged.entities.count == 6)
    let books = try #require(merged.entitiesByName["Author"]?.relationshipsByName["books"])
    #expect(books.destinationEntity === merged.entitiesByName["Book"])
    #expect(books.inverseRelationship === merged.entitiesByName["Book"]?.relationshipsByName["author"])
    #expect(merged.entitiesByName["Book"]?.versionHash == first.entitiesByName["Book"]?.versionHash)
    #expect(merged.entitiesByName["Book"] !== first.entitiesByName["Book"])
    let copy = try #require(first.copy() as? NSManagedObjectModel)
    #expect(copy.entityVersionHashesByName == first.entityVersionHashesByName)
  }

  @Test func hashesChangeWithThePropertiesThatStoresHave() throws {
    let (first, second) = (Library.model(), Library.model())
    #expect(first.entityVersionHashesByName == second.entityVersionHashesByName)
    second.entitiesByName["Tag"]?.attributesByName["name"]?.userInfo = ["a": 1]
    #expect(first.entityVersionHashesByName == second.entityVersionHashesByName)
    second.entitiesByName["Tag"]?.attributesByName["name"]?.isOptional = false
    #expect(first.entitiesByName["Tag"]?.versionHash != second.entitiesByName["Tag"]?.versionHash)
  }
}
