import Testing

@testable import SourceRewriting

@Suite struct ManagedPropertiesTests {
  @Test func managedPropertiesReadAndSetValuesByName() {
    #expect(
      rewrite("import CoreData\nclass A: NSManagedObject { @NSManaged public var b: String? }")
        == "import CoreData\nclass A: NSManagedObject {  public var b: String? "
        + "{ get { managed·value(\"b\") } set { managed·set(newValue, \"b\") } } }")
    #expect(
      rewrite("import CoreData\nextension A { @NSManaged var `default`: Int }")
        .contains("var `default`: Int { get { managed·value(\"default\") }"))
    let observed = rewrite(
      "import CoreData\nclass A: NSManagedObject { @NSManaged var b: Int }\nlet c = a.observe(\\.b) { _, _ in }")
    #expect(observed.contains("managed·set(newValue, \"b\"); didChangeValue(for: \\A.b) }"))
  }

  @Test func managedMethodsDoWhatTheirNamesSay() {
    #expect(
      rewrite("import CoreData\nextension A { @objc(addCObject:) @NSManaged func addToC(_ value: C) }")
        .contains("func addToC(_ value: C) { managed·call(\"addToC\", [\"_\"], value) } }"))
    #expect(
      rewrite("import CoreData\nextension A { @NSManaged func insertIntoC(_ value: C, at idx: Int) }")
        .contains("{ managed·call(\"insertIntoC\", [\"_\", \"at\"], value, idx) }"))
  }

  @Test func computedPropertiesThatObjectiveCKnowsHaveNames() {
    let text = rewrite("import CoreData\nclass A: NSManagedObject { @objc var b: String { \"\" }; var c: Int { 1 } }")
    #expect(
      text.contains(loadTimeProperty("keyed·A·b", "KeyedAccessor.register { KeyedAccessor(\"b\") { (o: A) in o.b } }")))
    #expect(!text.contains("keyed·A·c"))
    #expect(!rewrite("import CoreData\nclass A: NSObject { @objc var b: String { \"\" } }").contains("keyed"))
  }

  @Test func propertiesOfLayersAreNotThoseOfObjects() {
    #expect(!rewrite("import UIKit\nclass A: CALayer { @NSManaged var b: CGFloat }").contains("managed"))
  }

  @Test func castsOfRequestsIgnoreTheirResults() {
    #expect(
      rewrite("let a = b.fetchRequest() as! NSFetchRequest<C>")
        == "let a = NSFetchRequest<C>.converted(b.fetchRequest() )! ")
    #expect(rewrite("let a = b as? NSFetchRequest<C>").contains("NSFetchRequest<C>.converted(b )"))
    #expect(rewrite("let a = b as! Set<C>") == "let a = b as! Set<C>")
  }

  @Test func managedObjectsOfClassesThatAreValuesAreCreated() {
    let message = "constructing an object of class type 'T' with a metatype value must use a 'required' initializer"
    #expect(
      repaired("func a<T: NSManagedObject>() -> T { ¦T(context: b) }", message)
        == "func a<T: NSManagedObject>() -> T { (NSManagedObject.object(of: T.self, context: b) as! T) }")
    #expect(
      repaired("let a = type.¦init(entity: b, insertInto: nil)", message.replacing("'T'", with: "'A'"))
        == "let a = (NSManagedObject.object(of: type, entity: b, insertInto: nil) as! A)")
  }

  @Test func snapshotsThatAreObjectsBecomeValues() {
    let message =
      "cannot convert value of type 'NSDiffableDataSourceSnapshotReference' to type 'A' (aka "
      + "'NSDiffableDataSourceSnapshot<String, B>') in coercion"
    #expect(repaired("let a = ¦b as A", message)?.contains("A(b )") ?? false)
    #expect(repaired("let a = ¦b as NSObject", message.replacing("Reference", with: "")) == nil)
  }
}
