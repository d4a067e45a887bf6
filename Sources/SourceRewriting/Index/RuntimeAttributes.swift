/// The attributes that the compiler takes only where there is Objective-C's runtime, or that mean nothing without it.
enum RuntimeAttributes {
  static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBDesignable", "IBInspectable", "GKInspectable", "IBAction", "IBSegueAction",
    "IBOutlet", "NSManaged",
  ]
}
