/// The attributes that the compiler accepts only with Objective-C's runtime, or that have no meaning without it.
enum RuntimeAttributes {
  static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBDesignable", "IBInspectable", "GKInspectable", "IBAction", "IBSegueAction",
    "IBOutlet", "NSManaged",
  ]
}
