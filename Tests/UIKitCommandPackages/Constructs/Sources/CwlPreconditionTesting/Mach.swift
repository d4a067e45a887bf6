import Darwin

public func catchBadInstruction(in block: @escaping () -> Void) -> mach_port_t? { mach_task_self_ }
